import { birthDateText } from '@academy/contract/base/days'
import { fullName } from '@academy/contract/base/names'
import type { Person } from '@academy/contract/office/person-page/schemas'
import type { ReactNode } from 'react'
import { dayInVienna, formatDay, nameIn } from '../../../../base/format.ts'
import { languageNames } from '../../../../base/i18n/locale.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { Fact } from '../../../../ui/fact.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { profileTexts } from '../../../people/profile/texts.ts'
import { EntryFacts } from './person-entries.tsx'
import { personTexts } from './texts.ts'

interface DataSectionProps {
  person: Person
  /** Corrects the data. */
  action: ReactNode
}

/** Personal data and addresses. */
export const DataSection = ({ person, action }: DataSectionProps) => {
  const { data: texts, missing, years } = useTexts(personTexts)
  const { genders } = useTexts(profileTexts).personal
  const { types } = useTexts(profileTexts).addresses
  const locale = useLocale()
  const { title, gender, date_of_birth: born, age, nationality } = person
  return (
    <Panel title={texts.title} action={action}>
      <EntryFacts>
        <Fact name={texts.name}>{[title, fullName(person)].filter(Boolean).join(' ')}</Fact>
        {person.latin_name && <Fact name={texts.latinName}>{person.latin_name}</Fact>}
        <Fact name={texts.gender}>{gender ? genders[gender] : missing}</Fact>
        <Fact name={texts.birth}>
          {born ? birthDateText(born, locale) : missing}
          {age !== null && <p className="person-detail">{years(age)}</p>}
        </Fact>
        <Fact name={texts.nationality}>{nationality ? nameIn(locale, nationality) : missing}</Fact>
        <Fact name={texts.language}>
          <span lang={person.locale}>{languageNames[person.locale]}</span>
        </Fact>
        <Fact name={texts.since}>{formatDay(dayInVienna(person.created_at))}</Fact>
        <Fact name={texts.login}>
          {person.has_password ? formatDay(dayInVienna(person.last_login_at)) : texts.noPassword}
        </Fact>
        {person.addresses.map(({ id, type, street, zip, city, country }) => (
          <Fact key={id} name={types[type]}>
            {street}
            <br />
            {zip} {city}
            <br />
            {nameIn(locale, country)}
          </Fact>
        ))}
      </EntryFacts>
    </Panel>
  )
}
