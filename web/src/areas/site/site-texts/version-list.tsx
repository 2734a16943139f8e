import './version-list.css'
import { type Localized, locales } from '@academy/contract/base/locale'
import type { OfficeTextDetail, TextValue } from '@academy/contract/site/site-texts/schemas'
import { useState } from 'react'
import { dayInVienna, formatDay } from '../../../base/format.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { compareTexts, plainText } from './compare-texts.ts'
import { officeTexts } from './office-texts.ts'
import { defaultValues, isSame, valuesOf } from './typed-text.ts'
import type { TextEditing } from './use-text-editor.ts'

type Values = Localized<'value', TextValue | null>

interface Entry {
  version: number
  name: string
  /** When and by whom. */
  origin: string | undefined
  values: Values
}

const timeIn = (instant: string) =>
  new Date(instant).toLocaleTimeString('de-AT', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Vienna',
  })

/** Every version with date and person, and the default as the first one. */
const useEntries = (text: OfficeTextDetail): Entry[] => {
  const texts = useTexts(officeTexts)
  const entries = text.versions.map(saved => {
    const time = `${formatDay(dayInVienna(saved.changed_at))}, ${timeIn(saved.changed_at)}`
    const isDefault = locales.every(locale => saved[`value_${locale}`] === null)
    return {
      version: saved.version,
      name: isDefault
        ? `${texts.version(saved.version)} (${texts.defaultVersion})`
        : texts.version(saved.version),
      origin: texts.by(time, saved.changed_by ?? texts.unknownPerson),
      values: isDefault ? defaultValues(text) : saved,
    }
  })
  return [
    ...entries,
    { version: 0, name: texts.defaultVersion, origin: undefined, values: defaultValues(text) },
  ]
}

/** The versions of a text: compare each with the editor, or put it back there. */
export const VersionList = ({ text, editor }: { text: OfficeTextDetail; editor: TextEditing }) => {
  const texts = useTexts(officeTexts)
  const entries = useEntries(text)
  const [compared, compare] = useState<number>()
  const [taken, setTaken] = useState('')
  const current = text.current?.version ?? 0
  return (
    <Panel title={texts.versions}>
      <p className="text-version-taken" role="status">
        {taken && editor.isUnsaved && texts.taken(taken)}
      </p>
      <ul className="text-versions">
        {entries.map(entry => (
          <li key={entry.version}>
            <div className="text-version">
              <p>
                <strong>{entry.name}</strong>{' '}
                {entry.version === current && <Badge tone="quiet">{texts.current}</Badge>}
                {entry.origin && <span className="text-version-origin">{entry.origin}</span>}
              </p>
              <TextButton
                aria-label={texts.compareWith(entry.name)}
                aria-expanded={compared === entry.version}
                onClick={() => compare(compared === entry.version ? undefined : entry.version)}
              >
                {compared === entry.version ? texts.hide : texts.compare}
              </TextButton>
              <TextButton
                aria-label={texts.takeOf(entry.name)}
                onClick={() => {
                  editor.take(entry.values)
                  setTaken(entry.name)
                }}
              >
                {texts.take}
              </TextButton>
            </div>
            {compared === entry.version && (
              <Comparison before={entry.values} after={valuesOf(editor.typed, text.rule)} />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const Comparison = ({ before, after }: { before: Values; after: Values }) => {
  const texts = useTexts(officeTexts)
  if (
    isSame(
      locales.map(l => before[`value_${l}`]),
      locales.map(l => after[`value_${l}`]),
    )
  )
    return <p className="text-version-origin">{texts.same}</p>
  return (
    <>
      <p className="text-version-origin">{texts.compared}</p>
      <div className="text-comparison">
        {locales.map(locale => (
          <div key={locale}>
            <h3>{texts.languages[locale]}</h3>
            <p lang={locale}>
              {compareTexts(plainText(before[`value_${locale}`]), plainText(after[`value_${locale}`])).map(
                ({ text, change }, index) => {
                  const key = `${index}`
                  if (change === 'removed')
                    return (
                      <del key={key} title={texts.removed}>
                        {text}
                      </del>
                    )
                  if (change === 'added')
                    return (
                      <ins key={key} title={texts.added}>
                        {text}
                      </ins>
                    )
                  return <span key={key}>{text}</span>
                },
              )}
            </p>
          </div>
        ))}
      </div>
    </>
  )
}
