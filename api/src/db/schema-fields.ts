/** The columns of a row that have the names of a schema, for `json_build_object`. */
export const schemaFields = ({ shape }: { shape: object }, row: string): string =>
  Object.keys(shape)
    .map(name => `'${name}', ${row}.${name}`)
    .join(', ')
