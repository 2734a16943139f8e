import type { MailState } from '@academy/contract/base/schemas'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { mailTexts } from './texts.ts'

const tones: Record<MailState, 'quiet' | 'warm' | 'danger'> = {
  waiting: 'warm',
  unconfirmed: 'warm',
  held: 'warm',
  sent: 'quiet',
  failed: 'danger',
  stopped: 'quiet',
  expired: 'quiet',
}

export const MailBadge = ({ state }: { state: MailState }) => (
  <Badge tone={tones[state]}>{useTexts(mailTexts).states[state]}</Badge>
)
