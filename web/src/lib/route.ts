import type { Endpoint } from '@academy/contract/endpoint'

/**
 * An endpoint by its address alone. What the contract says about it stays a type, so that a page which only reads
 * does not load the validator.
 */
export interface Route<E extends Endpoint> {
  method: E['method']
  path: E['path']
  isForm: boolean
  /** Never set: it carries the endpoint's types to the caller. */
  endpoint?: E
}

type FormMark<E extends Endpoint> = E extends { form: true } ? [form: 'form'] : []

/** The compiler holds method, path and form mark against the endpoint, which has to be named: `route<typeof …>`. */
export const route = <E extends Endpoint = never>(
  method: E['method'],
  path: E['path'],
  ...form: FormMark<E>
): Route<E> => ({ method, path, isForm: form.length > 0 })
