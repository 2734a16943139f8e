import { officeLocale } from '@academy/contract/base/locale'
import { day, list, nullable, number, type RowOf, text } from '../../../db/columns.ts'
import type { Tx } from '../../../db/connection.ts'
import { fixedStatement } from '../../../db/fixed-statement.ts'

/** The personal data as the audit log records them. */
const columns = {
  version: number(),
  title: nullable(text()),
  first_name: text(),
  last_name: text(),
  latin_name: text(),
  gender: nullable(text()),
  date_of_birth: nullable(day()),
  nationality: nullable(text()),
  locale: text(),
  addresses: list<string>(),
}

const statement = fixedStatement<RowOf<typeof columns>>(columns)<[id: number]>(`
  select version, title, first_name, last_name, latin_name, gender, date_of_birth, nation.name_${officeLocale} as nationality, locale,
    array(
      select concat(type, ': ', street, ', ', zip, ' ', city, ', ', home.name_${officeLocale})
      from addresses join countries home on home.id = country_id
      where addresses.account_id = accounts.id order by type) as addresses
  from accounts
  join profiles on profiles.account_id = accounts.id
  left join countries nation on nation.id = nationality_id
  where accounts.id = $1`)

export const findPersonalData = async (tx: Tx, id: number) => (await statement(tx, id))[0]
