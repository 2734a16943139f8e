import { creditorReference } from '@academy/contract/base/iban'
import { bankLines, importStatements } from '@academy/contract/money/bank/endpoints'
import type { LineState } from '@academy/contract/money/bank/schemas'
import { camt } from '../src/base/camt/testing/build-camt.ts'
import type { Person, TestApp } from './app.ts'
import { multipart } from './form.ts'
import { issueFee } from './invoices.ts'

type StatementInput = Parameters<typeof camt>[0]

/** Imports statements as the office. */
export const importer = ({ app, call }: TestApp, office: Person) => {
  const upload = async (content: string | Buffer, { name = 'statement.xml', locale = 'en' } = {}) => {
    const file = new File([new Uint8Array(Buffer.from(content))], name)
    const { body, headers } = await multipart({ statement_file: file })
    const { method, path: url } = importStatements
    const authorization = `Bearer ${office.token}`
    const response = await app.inject({
      method,
      url,
      payload: body,
      headers: { ...headers, authorization, locale },
    })
    return { status: response.statusCode, body: response.json() }
  }
  return {
    upload,
    import: async (...statements: StatementInput[]) => {
      const { status, body } = await upload(camt(...statements))
      if (status !== 201) throw new Error(JSON.stringify(body))
      return importStatements.reply.parse(body)
    },
    lines: async (state?: LineState) =>
      (await call(bankLines, { query: state ? { state } : {} }, { as: office })).body.lines,
  }
}

/** A person with a name and an invoice of 75 euros. */
export const debtor = async ({ db, person }: TestApp, first_name: string, last_name: string) => {
  const one = await person(['student'])
  await db.updateTable('accounts').set({ first_name, last_name }).where('id', '=', one.id).execute()
  const { id, invoice_number } = await issueFee(db, one.id)
  return { ...one, invoice_id: id, invoice_number, reference: creditorReference(invoice_number) }
}
