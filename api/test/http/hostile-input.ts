import fc from 'fast-check'
import { z } from 'zod'
import { anyText } from '../any-text.ts'
import { oddKeys, oddTexts, oddValues } from './hostile-strings.ts'

/** The part of JSON Schema that the contract's inputs use. */
interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const MAX_LENGTH = 40

// Most strings that match the pattern of a day are not valid days.
const someDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

/** Preparing a pattern takes milliseconds, and hundreds of fields have the same ones. */
const matching = new Map<string, fc.Arbitrary<string>>()
const matchingOf = (pattern: string): fc.Arbitrary<string> => {
  const made = matching.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  matching.set(pattern, made)
  return made
}

const validBy: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: ({ pattern, format, minLength = 0, maxLength = MAX_LENGTH }) => {
    if (format === 'date') return someDay
    if (pattern) return matchingOf(pattern)
    return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, MAX_LENGTH) })
  },
  integer: ({ minimum = 0, maximum = 2 ** 31 }) => fc.integer({ min: minimum, max: maximum }),
  number: () => fc.double(),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {} }) => fc.array(validFor(items), { maxLength: 3 }),
  object: schema => validObject(schema, {}),
}

const validFor = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(validFor))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  // A schema without keys is a file or a flag, which JSON Schema cannot express: imitate one.
  if (Object.keys(schema).length === 0) return fc.constantFrom({ name: 'a.pdf', size: 5 }, true, 1, '1', '0')
  const makers = [schema.type ?? ''].flat().map(type => validBy[type])
  const made = makers.flatMap(make => (make ? [make(schema)] : []))
  if (made.length < makers.length)
    throw new Error(`no values are known for the schema ${JSON.stringify(schema)}`)
  return fc.oneof(...made)
}

type Fields = Record<string, unknown>

/** JSON Schema has no refinements, so most fields come from an example that passes them. */
const validObject = ({ properties = {}, required = [] }: Schema, example: Fields): fc.Arbitrary<Fields> => {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const any = validFor(schema)
    // What may be left out and can be anything is mostly refused: it has to be as it was read. JSON leaves out `undefined`.
    const isRarelyValid = Object.keys(schema).length === 0 && !required.includes(name)
    const made = isRarelyValid ? fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, any) : any
    return [
      name,
      Object.hasOwn(example, name)
        ? fc.oneof({ weight: 5, arbitrary: fc.constant(example[name]) }, made)
        : made,
    ] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}

export const hostileText = fc.oneof(fc.constantFrom(...oddTexts), anyText({ maxLength: MAX_LENGTH }))

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...oddValues) },
  fc.jsonValue({ maxDepth: 3 }),
)

const described = new WeakMap<z.ZodType, Schema>()
const jsonSchemaOf = (schema: z.ZodType): Schema => {
  const known = described.get(schema)
  const found = known ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)
  if (!known) described.set(schema, found)
  return found
}

const withChanges = (
  schema: z.ZodType,
  example: unknown,
  changes: fc.Arbitrary<(readonly [name: string, value: unknown])[]>,
): fc.Arbitrary<Fields> =>
  fc
    .tuple(validObject(jsonSchemaOf(schema), (example ?? {}) as Fields), changes)
    .map(([valid, changed]) => Object.fromEntries([...Object.entries(valid), ...changed]))

// JSON leaves out keys with the value `undefined`.
const hostileOrMissing = fc.option(hostileValue, { nil: undefined, freq: 5 })

export const valid = (schema: z.ZodType, example: unknown): fc.Arbitrary<Fields> =>
  withChanges(schema, example, fc.constant([]))

/** Generates objects that match the schema in all fields but this one. */
export const hostileAt = (name: string, schema: z.ZodType, example: unknown): fc.Arbitrary<Fields> =>
  withChanges(schema, example, fc.tuple(fc.tuple(fc.constant(name), hostileOrMissing)))

/** Generates objects that almost match the schema: up to three keys are missing, invalid or unknown. */
export const nearly = (schema: z.ZodType, example: unknown): fc.Arbitrary<Fields> => {
  const name = fc.constantFrom(...Object.keys(jsonSchemaOf(schema).properties ?? {}), ...oddKeys)
  return withChanges(schema, example, fc.array(fc.tuple(name, hostileOrMissing), { maxLength: 3 }))
}
