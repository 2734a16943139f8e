const LONGEST = 28

/** Lets a word that is too long for its column go on in the next line; pdfmake would run over the edge. */
export const breakWords = (text: string): { text: string; wordBreak?: 'break-all' }[] =>
  text
    .split(/(?<=[\s/-])/)
    .map(word => (word.length > LONGEST ? { text: word, wordBreak: 'break-all' as const } : { text: word }))
