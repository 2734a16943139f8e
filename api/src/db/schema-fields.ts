/** The columns named like the fields of a schema, as arguments of `json_build_object`. */
export const schemaFields = ({ shape }: { shape: object }, row: string): string =>
  Object.keys(shape)
    .map(name => `'${name}', ${row}.${name}`)
    .join(', ')
