/** Returns a `like` pattern that matches the text anywhere, with wildcards in it escaped. */
export const likePattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
