import { useState } from 'react'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Dropdown } from '../../../ui/dropdown/dropdown.tsx'
import { DurationInput } from '../../../ui/duration-input/duration-input.tsx'

const names = [
  'Clara Schumann',
  'Antonín Dvořák',
  'Camille Saint-Saëns',
  'Lili Boulanger',
  'Ludwig van Beethoven',
  'Johannes Brahms',
  'Fanny Hensel',
  'Witold Lutosławski',
]
const composers = names.map((name, id) => ({ id, name }))

/** Fields beyond the native form controls. */
export const Choices = () => {
  const [composer, setComposer] = useState<number | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const [length, setLength] = useState('4:20')
  const [created, setCreated] = useState<string>()
  return (
    <>
      <Dropdown
        label="Composer"
        hint={created ? `To be created: ${created}` : 'Type a part of the name.'}
        options={composers}
        value={composer}
        onChange={setComposer}
        create={{ label: 'New composer', onCreate: setCreated }}
      />
      <DatePicker
        label="Earliest date"
        hint="2 to 13 August 2027, not on 7 August"
        value={day}
        min="2027-08-02"
        max="2027-08-13"
        disabled={['2027-08-07']}
        onUpdate={setDay}
      />
      <DurationInput label="Length" hint="Minutes and seconds" value={length} onChange={setLength} />
    </>
  )
}

export const ChoicesWithErrors = () => (
  <>
    <Dropdown label="Country" error="Please select a country" options={[]} value={null} onChange={() => {}} />
    <DatePicker label="Arrival" error="This field is required." value={null} onUpdate={() => {}} />
    <DurationInput label="Length" error="This field is required." value="" onChange={() => {}} />
  </>
)
