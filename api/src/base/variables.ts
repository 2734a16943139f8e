import { z } from 'zod'

// The kinds of environment variables, each with the words for what it should be.

export const url = (...schemes: string[]) =>
  z.string().refine(value => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)), {
    error: `a URL that starts with ${schemes.map(scheme => `${scheme}://`).join(' or ')}`,
  })

export const number = (min: number, max: number) => {
  const error = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d+$/, { error })
    .transform(Number)
    .refine(value => value >= min && value <= max, { error })
}

export const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, { error: `one of ${values.join(', ')}` })
