import './profile.css'
import { birthDateText } from '@academy/contract/base/days'
import { hasOtherLetters } from '@academy/contract/base/names'
import type { Profile } from '@academy/contract/people/profile/schemas'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { nameIn } from '../../../base/format.ts'
import { languageNames } from '../../../base/i18n/locale.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PendingEmail } from './pending-email.tsx'
import { profileTexts } from './texts.ts'

interface PersonalDataCardProps {
  call: Call
  profile: Profile
  onEdit: () => void
  /** Reloads the data. */
  onChanged: () => Promise<void>
  /** Further items, such as the link to change the password. */
  children?: ReactNode
}

export const PersonalDataCard = ({ call, profile, onEdit, onChanged, children }: PersonalDataCardProps) => {
  const { edit, personal: texts } = useTexts(profileTexts)
  const locale = useLocale()
  const { title, first_name, last_name, latin_name, gender, date_of_birth, nationality } = profile
  return (
    <Panel
      title={texts.title}
      action={
        <TextButton aria-label={texts.edit} onClick={onEdit}>
          {edit}
        </TextButton>
      }
    >
      <dl className="profile-facts">
        <Fact label={texts.name}>{[title, first_name, last_name].filter(Boolean).join(' ')}</Fact>
        {(latin_name || hasOtherLetters(first_name + last_name)) && (
          <Fact label={texts.latinName}>{latin_name || undefined}</Fact>
        )}
        <Fact label={texts.email}>
          {profile.email} {!profile.email_verified && <Badge tone="warm">{texts.unconfirmed}</Badge>}
          {profile.pending_email && (
            <PendingEmail call={call} email={profile.pending_email} onChanged={onChanged} />
          )}
        </Fact>
        <Fact label={texts.gender}>{gender && texts.genders[gender]}</Fact>
        <Fact label={texts.dateOfBirth}>{date_of_birth && birthDateText(date_of_birth, locale)}</Fact>
        <Fact label={texts.nationality}>{nationality && nameIn(locale, nationality)}</Fact>
        <Fact label={texts.language}>
          <span lang={profile.locale}>{languageNames[profile.locale]}</span>
        </Fact>
      </dl>
      {children}
    </Panel>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => {
  const { missing } = useTexts(profileTexts).personal
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children ?? <span className="profile-missing">{missing}</span>}</dd>
    </div>
  )
}
