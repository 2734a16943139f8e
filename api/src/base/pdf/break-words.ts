const MAX_LENGTH = 28
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * Breaks words that are too long for their column; pdfmake would overflow. Text with right-to-left words stays
 * whole, because their order depends on what is around them.
 */
export const breakWords = (text: string): { text: string; wordBreak?: 'break-all' }[] =>
  rightToLeft.test(text)
    ? [{ text }]
    : text
        .split(/(?<=[\s/-])/)
        .map(word =>
          word.length > MAX_LENGTH ? { text: word, wordBreak: 'break-all' as const } : { text: word },
        )
