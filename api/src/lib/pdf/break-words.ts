const MAX_LENGTH = 28

/** Breaks words that are too long for their column; pdfmake would overflow. */
export const breakWords = (text: string): { text: string; wordBreak?: 'break-all' }[] =>
  text
    .split(/(?<=[\s/-])/)
    .map(word =>
      word.length > MAX_LENGTH ? { text: word, wordBreak: 'break-all' as const } : { text: word },
    )
