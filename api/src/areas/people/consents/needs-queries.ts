import { furtherDiets } from '@academy/contract/people/arrival-details/diets'
import type { Tx } from '../../../db/connection.ts'
import { fixedCommand } from '../../../db/fixed-statement.ts'

const allergiesStatement = fixedCommand<[account_id: number]>(`
  update arrival_details set allergies = '', version = version + 1 where account_id = $1 and allergies <> ''`)

const dietsStatement = fixedCommand<[account_id: number, diets: readonly string[]]>(`
  update bookings set version = version + 1,
    special_diets = array(select diet from unnest(special_diets) diet where diet <> all ($2::text[]))
  where account_id = $1 and special_diets && $2::text[]`)

/** SQL: whether special diets or allergies of the account in an expression are stored. */
export const hasNeeds = (account_id: string): string => `(
  exists (select from arrival_details where account_id = ${account_id} and allergies <> '')
  or exists (select from bookings where account_id = ${account_id}
    and special_diets && array[${furtherDiets.map(diet => `'${diet}'`).join(', ')}]))`

/** Deletes special diets and allergies. What is on the plate stays: it is part of the order. */
export const deleteNeeds = async (tx: Tx, account_id: number): Promise<void> => {
  await allergiesStatement(tx, account_id)
  await dietsStatement(tx, account_id, furtherDiets)
}
