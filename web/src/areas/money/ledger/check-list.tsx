import './ledger.css'
import type { Check, LedgerCheck } from '@academy/contract/money/ledger/journal-schemas'
import { formatAmount } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Badge } from '../../../ui/badge.tsx'
import { InvoiceLink } from '../../../ui/person-link.tsx'
import { journalTexts } from './journal-texts.ts'

/** The proofs with their figures, and whatever violates them. */
export const CheckList = ({ checks }: Pick<LedgerCheck, 'checks'>) => (
  <ul className="ledger-checks">
    {checks.map(check => (
      <CheckItem key={check.name} check={check} />
    ))}
  </ul>
)

const CheckItem = ({ check }: { check: Check }) => {
  const texts = useTexts(journalTexts)
  const locale = useLocale()
  const { name, found, expected, count, violations } = check
  const isRight = found === expected && violations.length === 0
  const shown = (figure: number) => (name === 'numbers' ? String(figure) : formatAmount(figure, locale))
  const figures = found === expected ? texts.figures : texts.differing
  return (
    <li>
      <h2>{texts.checks[name]}</h2>
      <p>
        <Badge tone={isRight ? 'quiet' : 'danger'}>{isRight ? texts.ok : texts.wrong}</Badge>{' '}
        {figures(shown(found), shown(expected))}
      </p>
      <p className="ledger-detail">{texts.checked(count)}</p>
      {violations.length > 0 && (
        <p>
          {texts.violations}{' '}
          {violations.map(({ id, name: document }, place) => (
            <span key={document}>
              {place > 0 && ', '}
              {id ? <InvoiceLink id={id}>{document}</InvoiceLink> : document}
            </span>
          ))}
        </p>
      )}
    </li>
  )
}
