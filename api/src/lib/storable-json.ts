// Half a character, which somebody can send, is no JSON for the database.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/** JSON text that the database takes, whatever people have typed. */
export const storableJson = (value: unknown): string => JSON.stringify(value, wellFormed)
