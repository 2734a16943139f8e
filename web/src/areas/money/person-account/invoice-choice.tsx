import './account-view.css'
import { useTexts } from '../../../base/i18n/texts.ts'
import { SearchDropdown } from '../../../ui/dropdown/search-dropdown.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { accountTexts } from './texts.ts'

export interface ChosenInvoice {
  id: number
  name: string
}

interface InvoiceChoiceProps {
  /** The open invoices of the person. */
  open: readonly ChosenInvoice[]
  chosen: readonly ChosenInvoice[]
  onChange: (chosen: readonly ChosenInvoice[]) => void
  find: (search: string) => Promise<readonly ChosenInvoice[]>
}

/** Chooses the invoices that money is meant for: own ones by a tick, those of others by a search. */
export const InvoiceChoice = ({ open, chosen, onChange, find }: InvoiceChoiceProps) => {
  const texts = useTexts(accountTexts)
  const isOwn = (id: number) => open.some(invoice => invoice.id === id)
  const without = (id: number) => chosen.filter(invoice => invoice.id !== id)
  const others = chosen.filter(({ id }) => !isOwn(id))
  return (
    <fieldset className="invoice-choice">
      <legend>{texts.meantFor}</legend>
      <p className="account-line">{texts.meantForHint}</p>
      {open.map(invoice => (
        <Checkbox
          key={invoice.id}
          label={invoice.name}
          checked={chosen.some(({ id }) => id === invoice.id)}
          onChange={({ target }) => onChange(target.checked ? [...chosen, invoice] : without(invoice.id))}
        />
      ))}
      {others.map(invoice => (
        <Checkbox
          key={invoice.id}
          label={invoice.name}
          checked
          onChange={() => onChange(without(invoice.id))}
        />
      ))}
      <SearchDropdown
        label={texts.otherInvoice}
        hint={texts.otherHint}
        chosen={null}
        find={async typed => (await find(typed)).filter(({ id }) => !isOwn(id))}
        onChoose={invoice => invoice && onChange([...without(invoice.id), invoice])}
      />
    </fieldset>
  )
}
