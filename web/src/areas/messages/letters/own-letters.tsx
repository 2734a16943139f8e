import './own-letters.css'
import { type Locale, locales } from '@academy/contract/base/locale'
import type { OwnLetters } from '@academy/contract/messages/letters/endpoints'
import type { ReactNode } from 'react'
import type { Call } from '../../../base/api.ts'
import { formatLongDay, yearOf } from '../../../base/format.ts'
import { areaLanguages } from '../../../base/i18n/area-texts.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { saveOwnLetter } from './own-api.ts'
import { letterTexts } from './texts.ts'

const ownLetterTexts = defineTexts({
  en: {
    title: 'Papers',
    academy: (place: string, year: number) => `${place} ${year}`,
    kinds: letterTexts.en.kinds,
    languages: areaLanguages.en,
    download: (kind: string, language: string) => `${kind}, PDF in ${language}`,
    notes: {
      data_missing: 'An embassy needs your date of birth and your nationality. Please enter them in your',
      name_missing:
        'Our fonts lack some letters of your name. Please enter it in Latin letters, as in your passport, in your',
    },
    profile: 'profile',
    later: (day: string) => `Your certificate will be available from ${day}.`,
  },
  de: {
    title: 'Schreiben',
    academy: (place, year) => `${place} ${year}`,
    kinds: letterTexts.de.kinds,
    languages: areaLanguages.de,
    download: (kind, language) => `${kind}, PDF auf ${language}`,
    notes: {
      data_missing:
        'Eine Botschaft braucht Ihr Geburtsdatum und Ihre Staatsangehörigkeit. Bitte tragen Sie beides ein im',
      name_missing:
        'In unseren Schriften fehlen Buchstaben Ihres Namens. Bitte tragen Sie ihn in lateinischer Schrift ein, wie er im Pass steht, im',
    },
    profile: 'Profil',
    later: day => `Die Bestätigung gibt es ab ${day}.`,
  },
})

interface OwnLettersPanelProps {
  call: Call
  letters: readonly OwnLetters[]
  /** A link to the profile with this label. */
  profileLink: (label: string) => ReactNode
}

/** The papers that the person can have, or what is missing for them. Nothing if there is none. */
export const OwnLettersPanel = ({ call, letters, profileLink }: OwnLettersPanelProps) => {
  const texts = useTexts(ownLetterTexts)
  const listed = letters.filter(({ invitation, certificate }) => invitation || certificate)
  if (listed.length === 0) return null
  return (
    <div className="screen-only" id="papers">
      <Panel title={texts.title}>
        <ul className="own-letters">
          {listed.map(one => (
            <li key={one.academy_id}>
              <h3 className="own-letters-academy">{texts.academy(one.place, yearOf(one.start_date))}</h3>
              <Paper call={call} letters={one} kind="invitation" profileLink={profileLink} />
              <Paper call={call} letters={one} kind="certificate" profileLink={profileLink} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

interface PaperProps extends Pick<OwnLettersPanelProps, 'call' | 'profileLink'> {
  letters: OwnLetters
  kind: 'invitation' | 'certificate'
}

const Paper = ({ call, letters, kind, profileLink }: PaperProps) => {
  const texts = useTexts(ownLetterTexts)
  const pageLocale = useLocale()
  const state = letters[kind]
  if (!state) return null
  return (
    <div className="own-letter">
      <span>{texts.kinds[kind]}</span>
      {state === 'ready' && (
        <span className="own-letter-languages">
          {locales.map(locale => (
            <Download key={locale} call={call} academy_id={letters.academy_id} kind={kind} locale={locale} />
          ))}
        </span>
      )}
      {state === 'later' && letters.certificate_from && (
        <span className="own-letter-note">
          {texts.later(formatLongDay(letters.certificate_from, pageLocale))}
        </span>
      )}
      {(state === 'data_missing' || state === 'name_missing') && (
        <span className="own-letter-note">
          {texts.notes[state]} {profileLink(texts.profile)}.
        </span>
      )}
    </div>
  )
}

interface DownloadProps extends Pick<PaperProps, 'call' | 'kind'> {
  academy_id: number
  locale: Locale
}

const Download = ({ call, academy_id, kind, locale }: DownloadProps) => {
  const texts = useTexts(ownLetterTexts)
  const { isPending, run } = usePending()
  const language = texts.languages[locale]
  return (
    <Button
      look="quiet"
      isPending={isPending}
      aria-label={texts.download(texts.kinds[kind], language)}
      onClick={() => run(() => saveOwnLetter(call, academy_id, kind, locale))}
    >
      {language}
    </Button>
  )
}
