// PostgreSQL rejects lone surrogates in JSON, and a client can send them.
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value

/** Serializes any user input to JSON that PostgreSQL accepts. */
export const storableJson = (value: unknown): string => JSON.stringify(value, wellFormed)
