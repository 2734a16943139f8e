import type { OwnRepertoire } from '@academy/contract/admission/repertoire-changes/schemas'
import { canChangeRepertoire } from '../applications/rules.ts'
import type { StoredRepertoire } from './queries.ts'

/** Returns the repertoire as its participant sees it today. */
export const present = ({ status, is_current, ...own }: StoredRepertoire, today: string): OwnRepertoire => ({
  ...own,
  can_change: canChangeRepertoire({ status, is_current, academy_start: own.academy_start }, today),
})
