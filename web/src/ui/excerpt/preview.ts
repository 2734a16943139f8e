const PREVIEW_LENGTH = 50

interface Preview {
  text: string
  isCut: boolean
}

/** Returns the beginning of a text in one line. Counts graphemes, so that no character is split. */
export const previewOf = (text: string, length = PREVIEW_LENGTH): Preview => {
  const line = text.trim().replace(/\s+/g, ' ')
  const letters = [...new Intl.Segmenter().segment(line.slice(0, length * 8))].map(({ segment }) => segment)
  if (letters.length <= length) return { text: line, isCut: line !== text.trim() }
  return { text: `${letters.slice(0, length).join('').trimEnd()}…`, isCut: true }
}
