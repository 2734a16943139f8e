import type { InvoiceChoices } from '@academy/contract/money/ledger/list-schemas'
import { json } from '../../../db/columns.ts'
import type { Db } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'
import { jsonFields } from '../../../db/localized.ts'
import { cardTables } from '../../programme/index.ts'

const MAX_CLASSES = 1000

const choicesStatement = fixedStatement<InvoiceChoices, []>({ years: json(), masterclasses: json() })(`
  select (select coalesce(json_agg(year order by year desc), '[]') from invoice_counters) as years,
    (select coalesce(json_agg(one.class order by one.start_date_academy desc, one.position, one.start_date, one.id), '[]') from (
      select json_build_object('id', m.id, ${jsonFields({ table: 'instruments', row: 'i' }, 'name', 'instrument')},
          'teacher_name', full_name(t.first_name, t.last_name),
          'year', extract(year from a.start_date_academy)::int) as class,
        a.start_date_academy, i.position, m.start_date, m.id
      from ${cardTables} where not a.is_draft
      order by a.start_date_academy desc limit ${MAX_CLASSES}) one) as masterclasses`)

export const findChoices = async (db: Db): Promise<InvoiceChoices> => {
  const [choices] = await choicesStatement(db)
  if (!choices) throw new Error('The choices of the invoices returned no row')
  return choices
}
