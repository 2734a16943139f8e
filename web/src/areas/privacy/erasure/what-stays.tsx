import './erasure.css'
import type { Erasure } from '@academy/contract/privacy/erasure/schemas'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { erasureTexts } from './texts.ts'

/** What is kept when the account is deleted, and until when. */
export const WhatStays = ({ erasure: { kept, outstanding } }: { erasure: Erasure }) => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  return (
    <>
      <h3>{texts.stays}</h3>
      {kept.length === 0 ? (
        <p>{texts.staysNothing}</p>
      ) : (
        <ul className="erasure-list">
          {kept.map(({ kind, count, until }) => (
            <li key={kind}>{texts.kept[kind](count, formatLongDay(until, locale))}</li>
          ))}
          <li>{texts.pseudonym}</li>
        </ul>
      )}
      {outstanding > 0 && <p>{texts.outstanding(formatMoney(outstanding, locale))}</p>}
    </>
  )
}

/** What has to be settled before. */
export const Obstacles = ({
  erasure: { obstacles, credit },
}: {
  erasure: Pick<Erasure, 'obstacles' | 'credit'>
}) => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  return (
    <ul className="erasure-list">
      {obstacles.map(({ kind, count }) => (
        <li key={kind}>{texts.obstacles[kind](count, formatMoney(credit, locale))}</li>
      ))}
    </ul>
  )
}
