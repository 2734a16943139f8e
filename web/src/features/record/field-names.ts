import type { FieldFormat, LocalizedField, RecordField, recordFields } from '@academy/contract/record/fields'

type Hidden = Extract<FieldFormat, 'id' | 'internal'>

/** The fields that an entry shows. */
export type ShownField = {
  [Field in RecordField]: (typeof recordFields)[Field] extends Hidden ? never : Field
}[RecordField]

export type FieldTexts = Record<ShownField | LocalizedField, string>
