/** A pattern for `like` that finds a text anywhere, and takes the signs of patterns in it for what they are. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
