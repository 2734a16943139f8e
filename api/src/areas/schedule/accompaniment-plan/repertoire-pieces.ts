/** What a participant plays: a text, and works of the catalogue. */
export interface Repertoire {
  repertoire: string
  chosen_count: number
}

/** How many pieces, how long those are that say it, and how many do not. */
export interface PieceSum {
  piece_count: number
  piece_seconds: number
  untimed_count: number
}

const hasLetter = /\p{L}/u
/** At the end of a line: `12 min`, `12:30` or `12'`, also in brackets. A bare `12:30` follows a comma, dash or bracket. */
const minutes = /(?:^|[\s,(–-])(\d{1,3})\s*(?:min\b\.?|minuten\b|minutes\b|mins\b|['’′])\s*\)?\.?$/iu
const minutesAndSeconds = /[,(–-]\s*(\d{1,3}):([0-5]\d)(?:\s*(?:min\b\.?|minuten\b|minutes\b))?\s*\)?\.?$/iu

const secondsOf = (line: string): number | null => {
  const exact = minutesAndSeconds.exec(line)
  if (exact) return Number(exact[1]) * 60 + Number(exact[2])
  const rough = minutes.exec(line)
  return rough ? Number(rough[1]) * 60 : null
}

/** Every line with a letter in it is a piece, as the form asks for it. */
const linesOf = (repertoire: string): (number | null)[] =>
  repertoire
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => hasLetter.test(line))
    .map(line => secondsOf(line) || null)

/** Text and chosen works often name the same pieces: the longer of both lists counts. */
export const sumOfPieces = ({ repertoire, chosen_count }: Repertoire): PieceSum => {
  const lines = linesOf(repertoire)
  const timed = lines.filter(seconds => seconds !== null)
  const piece_count = Math.max(lines.length, chosen_count)
  return {
    piece_count,
    piece_seconds: timed.reduce((sum, seconds) => sum + seconds, 0),
    untimed_count: piece_count - timed.length,
  }
}
