import type { MessageState } from '@academy/contract/site/contact/inbox-schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { inboxTexts } from './inbox-texts.ts'

export const MessageBadge = ({ state }: { state: MessageState }) => (
  <Badge tone={state === 'new' ? 'warm' : 'quiet'}>{useTexts(inboxTexts).states[state]}</Badge>
)
