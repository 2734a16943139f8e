/**
 * A paragraph, a list, a table of texts or of amounts, checkboxes on paper, or pairs of signature lines.
 */
export type Block =
  | string
  | { list: string[] }
  | { rows: [string, string][] }
  | { amounts: [string, string][] }
  | { choices: string[] }
  | { fields: string[] }

/** A document as it is rendered. The default text has placeholders instead of names and prices. */
export type DocumentText = {
  title: string
  subtitle: string
  /** Printed after the date of the version: what it applies to. */
  version_note: string
  sections: { heading: string; blocks: Block[] }[]
}

/** Chooses what the default text says about the law: of Austria, or of the other country of the association. */
export type Law = (austrian: string, other: string) => string
