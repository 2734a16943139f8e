import type { RecordAction, RecordKind } from '@academy/contract/record/actions'

export interface ActionTexts {
  kinds: Record<RecordKind, string>
  actions: Record<RecordAction, string>
}
