//! Whichever game it is: the one place where the lab tells them apart.

/// Does the same with whichever game has this id, as type `$G` with its pack; Volga where there is no such game.
macro_rules! each {
    ($id:expr, $packs:expr, $G:ident, $pack:ident => $does:expr) => {
        match $id {
            "cauldron" => {
                type $G = cauldron::Cauldron;
                let $pack = $packs.cauldron;
                $does
            }
            "pavlov" => {
                type $G = pavlov::Pavlov;
                let $pack = $packs.pavlov;
                $does
            }
            _ => {
                type $G = volga::Volga;
                let $pack = $packs.volga;
                $does
            }
        }
    };
}

pub(crate) use each;
