//! A small network: one hidden layer, two outputs between 0 and 1.
//!
//! Only additions, multiplications, divisions and comparisons, always in the same order, so that the same weights give
//! the same numbers on every machine.

use std::fmt::Write;

/// How many hidden units.
const HIDDEN: usize = 32;
/// The chance to win and the score, both from 0 to 1.
const OUTPUTS: usize = 2;

/// A network with its weights.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    /// What is taken off each input, and what the rest is multiplied with, so that most lie between -1 and 1.
    shift: Vec<f32>,
    scale: Vec<f32>,
    /// For each hidden unit its threshold and a weight for each input.
    first: Vec<f32>,
    /// For each output its threshold and a weight for each hidden unit.
    second: Vec<f32>,
}

/// Why a text is no network.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {found} numbers where {wanted} are wanted")]
pub struct NotANet {
    /// The line of the text, counted from 1.
    pub line: usize,
    /// How many numbers it has.
    pub found: usize,
    /// How many it should have.
    pub wanted: usize,
}

/// From any number to one between 0 and 1.
fn squash(x: f32) -> f32 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}

impl Net {
    /// A network for inputs with these means and spreads, its weights at random.
    pub(crate) fn new(means: &[f32], spreads: &[f32], mut random: impl FnMut() -> f32) -> Self {
        let inputs = means.len();
        let mut weights = |units: usize, from: usize| -> Vec<f32> {
            let size = 1.0 / f32::from(u16::try_from(from.max(1)).unwrap_or(u16::MAX)).sqrt();
            (0..units * (from + 1)).map(|n| if n % (from + 1) == 0 { 0.0 } else { size * random() }).collect()
        };
        let (first, second) = (weights(HIDDEN, inputs), weights(OUTPUTS, HIDDEN));
        // What never changed in training must not count for much when it does.
        let scale = spreads.iter().map(|spread| if *spread > 1e-3 { 1.0 / spread } else { 0.0 }).collect();
        Self { inputs, shift: means.to_vec(), scale, first, second }
    }

    /// How many inputs it wants.
    pub fn inputs(&self) -> usize {
        self.inputs
    }

    /// The outputs for some inputs.
    pub fn outputs(&self, inputs: &[f32]) -> [f32; OUTPUTS] {
        let mut hidden = [0.0; HIDDEN];
        self.hidden(inputs, &mut hidden);
        self.seen(&hidden)
    }

    fn hidden(&self, inputs: &[f32], hidden: &mut [f32; HIDDEN]) {
        for (unit, weights) in hidden.iter_mut().zip(self.first.chunks_exact(self.inputs + 1)) {
            let mut sum = weights[0];
            for (((x, shift), scale), weight) in inputs.iter().zip(&self.shift).zip(&self.scale).zip(&weights[1..]) {
                sum += (x - shift) * scale * weight;
            }
            *unit = sum.max(0.0);
        }
    }

    fn seen(&self, hidden: &[f32; HIDDEN]) -> [f32; OUTPUTS] {
        let mut outputs = [0.0; OUTPUTS];
        for (output, weights) in outputs.iter_mut().zip(self.second.chunks_exact(HIDDEN + 1)) {
            let mut sum = weights[0];
            for (x, weight) in hidden.iter().zip(&weights[1..]) {
                sum += x * weight;
            }
            *output = squash(sum);
        }
        outputs
    }

    /// One example: adds the slope of its squared error to `slope`.
    fn learn(&self, inputs: &[f32], wanted: [f32; OUTPUTS], slope: &mut Slope) {
        let mut hidden = [0.0; HIDDEN];
        self.hidden(inputs, &mut hidden);
        let outputs = self.seen(&hidden);
        let mut back = [0.0; HIDDEN];
        for (n, weights) in self.second.chunks_exact(HIDDEN + 1).enumerate() {
            let miss = outputs[n] - wanted[n];
            // The slope of x / (1 + |x|), seen from its own value.
            let steep = 1.0 - (2.0 * outputs[n] - 1.0).abs();
            let delta = miss * steep * steep;
            let slopes = &mut slope.second[n * (HIDDEN + 1)..];
            slopes[0] += delta;
            for k in 0..HIDDEN {
                slopes[k + 1] += delta * hidden[k];
                back[k] += delta * weights[k + 1];
            }
        }
        for (k, slopes) in slope.first.chunks_exact_mut(self.inputs + 1).enumerate() {
            if hidden[k] <= 0.0 {
                continue;
            }
            slopes[0] += back[k];
            for (((x, shift), scale), slope) in inputs.iter().zip(&self.shift).zip(&self.scale).zip(&mut slopes[1..]) {
                *slope += back[k] * (x - shift) * scale;
            }
        }
    }

    /// Reads a network: a line each for shifts, scales, every hidden unit and every output; `#` begins a comment.
    pub fn read(text: &str) -> Result<Self, NotANet> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.split('#').next().unwrap_or_default()))
            .filter(|(_, line)| !line.trim().is_empty());
        let mut last = 0;
        let mut numbers = || -> (usize, Vec<f32>) {
            let (at, text) = lines.next().unwrap_or((last + 1, ""));
            last = at;
            (at, text.split_whitespace().map_while(|word| word.parse().ok()).collect())
        };
        let (_, shift) = numbers();
        let inputs = shift.len();
        let mut line = |wanted: usize| -> Result<Vec<f32>, NotANet> {
            let (line, numbers) = numbers();
            let found = numbers.len();
            if found == wanted && found > 0 { Ok(numbers) } else { Err(NotANet { line, found, wanted }) }
        };
        let scale = line(inputs)?;
        let (mut first, mut second) = (Vec::new(), Vec::new());
        for _ in 0..HIDDEN {
            first.extend(line(inputs + 1)?);
        }
        for _ in 0..OUTPUTS {
            second.extend(line(HIDDEN + 1)?);
        }
        Ok(Self { inputs, shift, scale, first, second })
    }

    /// The network as a text that [`Net::read`] reads.
    pub fn write(&self) -> String {
        let mut text = String::new();
        let lines = [self.shift.as_slice(), &self.scale]
            .into_iter()
            .chain(self.first.chunks_exact(self.inputs + 1))
            .chain(self.second.chunks_exact(HIDDEN + 1));
        for line in lines {
            for (n, number) in line.iter().enumerate() {
                // Four digits are as good as all of them, and half the file.
                let _ = write!(text, "{}{number:.4}", if n == 0 { "" } else { " " });
            }
            text.push('\n');
        }
        text
    }
}

struct Slope {
    first: Vec<f32>,
    second: Vec<f32>,
}

/// Teaches a network by Adam, batch after batch.
pub(crate) struct Teacher {
    slope: Slope,
    /// Running means of slopes and of their squares, of both layers.
    moments: [(Vec<f32>, Vec<f32>); 2],
    step: i32,
}

impl Teacher {
    pub(crate) fn new(net: &Net) -> Self {
        let zeros = |weights: &Vec<f32>| vec![0.0; weights.len()];
        Self {
            slope: Slope { first: zeros(&net.first), second: zeros(&net.second) },
            moments: [&net.first, &net.second].map(|weights| (zeros(weights), zeros(weights))),
            step: 0,
        }
    }

    /// Learns from a batch of examples.
    pub(crate) fn batch<'a>(
        &mut self,
        net: &mut Net,
        rate: f32,
        examples: impl Iterator<Item = (&'a [f32], [f32; OUTPUTS])>,
    ) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.slope.first.fill(0.0);
        self.slope.second.fill(0.0);
        let mut count = 0.0;
        for (inputs, wanted) in examples {
            net.learn(inputs, wanted, &mut self.slope);
            count += 1.0;
        }
        self.step += 1;
        let (mean_left, square_left) = (1.0 - MEAN.powi(self.step), 1.0 - SQUARE.powi(self.step));
        let layers = [(&mut net.first, &self.slope.first), (&mut net.second, &self.slope.second)];
        for ((weights, slopes), (means, squares)) in layers.into_iter().zip(&mut self.moments) {
            for (((weight, slope), mean), square) in weights.iter_mut().zip(slopes).zip(means).zip(squares) {
                let slope = slope / count;
                *mean = MEAN * *mean + (1.0 - MEAN) * slope;
                *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
                *weight -= rate * (*mean / mean_left) / ((*square / square_left).sqrt() + 1e-8);
            }
        }
    }
}
