export interface RepertoirePiece {
  /** Null if the repertoire does not say how long it is. */
  seconds: number | null
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

/** Every line of a repertoire with a letter in it is a piece, as the form asks for it. */
export const repertoirePieces = (repertoire: string): RepertoirePiece[] =>
  repertoire
    .split(/\r\n|\r|\n/)
    .map(line => line.trim())
    .filter(line => hasLetter.test(line))
    .map(line => ({ seconds: secondsOf(line) || null }))
