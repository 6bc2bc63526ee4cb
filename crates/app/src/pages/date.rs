//! Dates in UTC.

/// Year, month, day, hour, minute and second of a moment in milliseconds since 1970.
fn parts(moment: u64) -> (u64, u64, u64, u64, u64, u64) {
    let seconds = moment / 1_000;
    let (days, rest) = (seconds / 86_400, seconds % 86_400);
    // Years that begin in March end with the day that leap years add; 400 of them are always as long.
    let shifted = days + 719_468;
    let (era, day) = (shifted / 146_097, shifted % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let date = day - (153 * month + 2) / 5 + 1;
    let (year, month) = (era * 400 + year + month / 10, (month + 2) % 12 + 1);
    (year, month, date, rest / 3_600, rest / 60 % 60, rest % 60)
}

/// For people: `2026-11-15 20:15`.
pub(super) fn minutes(moment: u64) -> String {
    let (year, month, day, hour, minute, _) = parts(moment);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}")
}

/// For programs: `2026-11-15T20:15:00Z`.
pub(super) fn rfc3339(moment: u64) -> String {
    let (year, month, day, hour, minute, second) = parts(moment);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(rfc3339(0), "1970-01-01T00:00:00Z");
        assert_eq!(rfc3339(951_782_400_000), "2000-02-29T00:00:00Z");
        assert_eq!(rfc3339(1_709_251_199_000), "2024-02-29T23:59:59Z");
        assert_eq!(minutes(1_794_773_700_000), "2026-11-15 20:15");
        assert_eq!(rfc3339(4_107_542_399_000), "2100-02-28T23:59:59Z");
        assert_eq!(rfc3339(4_107_542_400_000), "2100-03-01T00:00:00Z");
    }
}
