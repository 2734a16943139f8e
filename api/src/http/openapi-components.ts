// Replaces schemas that occur several times in the OpenAPI document by references to one named component.

export type JsonSchema = { [key: string]: unknown }

/** Smaller schemas are shorter than a reference to them. */
const MIN_LENGTH = 100

const isObject = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same for schemas that say the same. */
export const keyOf = (schema: unknown): string =>
  JSON.stringify(schema, (_, value) =>
    isObject(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** Maps the schemas directly within a schema; each gets the name of its place. */
const mapInner = (schema: JsonSchema, map: (inner: JsonSchema, place: string) => JsonSchema): JsonSchema => {
  const list = (value: unknown, place: string) =>
    Array.isArray(value) ? value.map(one => (isObject(one) ? map(one, place) : one)) : value
  const inner: JsonSchema = { ...schema }
  if (isObject(schema['properties']))
    inner['properties'] = Object.fromEntries(
      Object.entries(schema['properties']).map(([name, one]) => [name, isObject(one) ? map(one, name) : one]),
    )
  for (const key of ['items', 'additionalProperties'])
    if (isObject(schema[key])) inner[key] = map(schema[key], 'item')
  for (const key of ['anyOf', 'oneOf', 'allOf', 'prefixItems'])
    if (key in schema) inner[key] = list(schema[key], 'choice')
  return inner
}

const pascal = (words: string) =>
  words
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/**
 * Collects components. `names` are those of the contract, by the key of the schema; any other schema that occurs more than
 * once is named after its first place.
 */
export const schemaCollector = (names: ReadonlyMap<string, string>) => {
  const uses = new Map<string, number>()
  const taken = new Map<string, string>()
  const components: Record<string, JsonSchema> = {}

  const isWorth = (schema: JsonSchema, key: string) =>
    'properties' in schema ||
    names.has(key) ||
    (('enum' in schema || 'oneOf' in schema) && key.length >= MIN_LENGTH)

  /** Counts each schema once for each place, and what is within it once. */
  const count = (schema: JsonSchema): JsonSchema => {
    const key = keyOf(schema)
    const seen = uses.get(key) ?? 0
    uses.set(key, seen + 1)
    if (seen === 0) mapInner(schema, count)
    return schema
  }

  const nameOf = (key: string, place: string): string => {
    const known = taken.get(key)
    if (known) return known
    const wanted = names.get(key) ?? pascal(place)
    const used = new Set(taken.values())
    let name = wanted
    for (let number = 2; used.has(name); number++) name = `${wanted}${number}`
    taken.set(key, name)
    return name
  }

  const replace = (schema: JsonSchema, place: string, owner: string): JsonSchema => {
    const key = keyOf(schema)
    const within = (own: string) =>
      mapInner(schema, (one, at) => replace(one, at === 'item' || at === 'choice' ? place : at, own))
    const isComponent = isWorth(schema, key) && ((uses.get(key) ?? 0) > 1 || names.has(key))
    if (!isComponent) return within(owner)
    const isNew = !taken.has(key)
    const name = nameOf(key, `${owner} ${place}`)
    if (isNew) {
      // Keeps the order of the names although the inner ones follow.
      components[name] = {}
      components[name] = within(name)
    }
    return { $ref: `#/components/schemas/${name}` }
  }
  return { count, replace, components: () => withParents(components) }
}

const text = (value: unknown) => JSON.stringify(value)

interface Properties {
  properties: Record<string, unknown>
  required: readonly string[]
}

const propertiesOf = ({ type, properties, required, ...rest }: JsonSchema): Properties | undefined =>
  type === 'object' && isObject(properties) && Object.keys(rest).length === 0
    ? { properties, required: Array.isArray(required) ? required : [] }
    : undefined

const isRequired = ({ required }: Properties, name: string) => required.includes(name)

/** Whether a schema has all properties of another one, and more. */
const extendsOther = (one: Properties, other: Properties) =>
  Object.keys(one.properties).length > Object.keys(other.properties).length &&
  Object.entries(other.properties).every(
    ([name, schema]) =>
      text(one.properties[name]) === text(schema) && isRequired(one, name) === isRequired(other, name),
  )

/** A component with all properties of another one refers to it: the contract has extended that one. */
const withParents = (components: Record<string, JsonSchema>): Record<string, JsonSchema> => {
  const all = Object.entries(components).flatMap(([name, schema]) => {
    const own = propertiesOf(schema)
    return own ? [{ name, own, size: text(own.properties).length }] : []
  })
  return Object.fromEntries(
    Object.entries(components).map(([name, schema]) => {
      const own = propertiesOf(schema)
      const [parent] = own
        ? all
            .filter(other => other.size >= MIN_LENGTH && extendsOther(own, other.own))
            .toSorted((a, b) => b.size - a.size)
        : []
      if (!own || !parent) return [name, schema]
      const isNew = (property: string) => !(property in parent.own.properties)
      const properties = Object.fromEntries(
        Object.entries(own.properties).filter(([property]) => isNew(property)),
      )
      const required = own.required.filter(isNew)
      const rest = { type: 'object', properties, ...(required.length > 0 && { required }) }
      return [name, { allOf: [{ $ref: `#/components/schemas/${parent.name}` }, rest] }]
    }),
  )
}

/** Names what occurs several times, and refers to it. References stay as they are. */
export const sharedParts = (
  kind: 'parameters' | 'responses',
  parts: object[],
  nameOf: (part: object) => string,
) => {
  const uses = Map.groupBy(
    parts.filter(part => !('$ref' in part)),
    keyOf,
  )
  const names = new Map<string, string>()
  const components: Record<string, object> = {}
  for (const [key, [part, ...others]] of uses) {
    if (!part || others.length === 0) continue
    let name = nameOf(part)
    for (let number = 2; name in components; number++) name = `${nameOf(part)}${number}`
    components[name] = part
    names.set(key, name)
  }
  const refer = (part: object): object => {
    const name = names.get(keyOf(part))
    return name === undefined ? part : { $ref: `#/components/${kind}/${name}` }
  }
  return { components, refer }
}

type Components = Record<string, Record<string, object>>

/** Keeps the components that the paths refer to, and those that these refer to. */
export const usedComponents = (paths: object, components: Components): Components => {
  const used = new Set<string>()
  const follow = (from: unknown): void => {
    for (const [, kind = '', name = ''] of text(from).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      const address = `${kind}/${name}`
      if (used.has(address)) continue
      used.add(address)
      follow(components[kind]?.[name])
    }
  }
  follow(paths)
  return Object.fromEntries(
    Object.entries(components).map(([kind, named]) => [
      kind,
      Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`${kind}/${name}`))),
    ]),
  )
}
