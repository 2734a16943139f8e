/**
 * A start that cannot continue. The message says what is wrong and what to do; callers print it without a
 * stack.
 */
export class StartRefusal extends Error {
  override name = 'StartRefusal'
}
