// The codes of the messages about fields, by type only: each area has its own messages.

/** Every code, as a key. `messages.ts`, which knows all areas, adds them. @public */
// biome-ignore lint/suspicious/noEmptyInterface: a module augmentation adds the keys.
export interface FieldMessageCodes {}

export type FieldMessage = keyof FieldMessageCodes
