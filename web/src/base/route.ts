import type { Endpoint } from '@academy/contract/base/endpoint'

/**
 * An endpoint by its address alone. The contract is used as a type only, so that read-only pages do not load
 * the validator.
 */
export interface Route<E extends Endpoint> {
  method: E['method']
  path: E['path']
  isForm: boolean
  /** Never set: it carries the endpoint's types. */
  endpoint?: E
}

type FormMark<E extends Endpoint> = E extends { form: true } ? [form: 'form'] : []

/**
 * The compiler checks method, path and form flag against the endpoint, which must be given: `route<typeof
 * …>`.
 */
export const route = <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  ...form: FormMark<E>
): Route<E> => ({ method, path, isForm: form.length > 0 })
