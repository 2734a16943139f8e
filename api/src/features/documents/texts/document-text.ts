/** What the texts take from the data of the academy: prices and names live there, not in the wording. */
export type DocumentFacts = {
  association_name: string
  /** The monastery where the academy takes place, as a plain name. */
  place: string
  street: string
  zip: string
  city: string
  email: string
  /** All amounts in euros; rooms for a person and a night, half board for a night. */
  handling_fee_cents: number
  recording_fee_cents: number
  single_room_cents: number
  double_room_cents: number
  half_board_cents: number
  /** The town whose court is competent. */
  jurisdiction: string
}

/** A paragraph, a list, a table of texts or of amounts, boxes to tick by hand, or two pairs of lines to sign on. */
export type Block =
  | string
  | { list: string[] }
  | { rows: [string, string][] }
  | { amounts: [string, string][] }
  | { choices: string[] }
  | { fields: string[] }

export type DocumentText = {
  title: string
  subtitle: string
  /** Printed after the date of the version: what this version applies to. */
  version_note: string
  sections: { heading: string; blocks: Block[] }[]
}
