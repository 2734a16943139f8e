import type { CancellationTerms } from '@academy/contract/academies/cancellation-terms'

/** Values that the texts take from the academy, so that prices and names are not part of the wording. */
export type DocumentFacts = {
  association_name: string
  /** Name of the monastery where the academy takes place. */
  place: string
  street: string
  zip: string
  city: string
  email: string
  /** All amounts in euros; rooms per person and night, half board per night. */
  handling_fee_cents: number
  recording_fee_cents: number
  single_room_cents: number
  double_room_cents: number
  half_board_cents: number
  /** Of the participation fee, and of the price of a booking. */
  withdrawal_terms: CancellationTerms
  lodging_terms: CancellationTerms
  /** Town of the competent court. */
  jurisdiction: string
}

/**
 * A paragraph, a list, a table of texts or of amounts, checkboxes on paper, or two pairs of signature lines.
 */
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
  /** Printed after the date of the version: what it applies to. */
  version_note: string
  sections: { heading: string; blocks: Block[] }[]
}
