import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { feeOf } from '../../../../test/invoices.ts'

let fixture: TestApp
let account_id: number
beforeAll(async () => {
  fixture = await testApp()
  account_id = (await fixture.person()).id
})
afterAll(() => fixture.close())

const now = new Date('2027-03-02T09:00:00Z')

const numbers = async () => {
  const rows = await fixture.db.selectFrom('invoices').select('invoice_number').orderBy('id').execute()
  return rows.map(row => row.invoice_number).toSorted()
}
const gapless = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(index + 1).padStart(4, '0')}`)

/** Source of a program that issues invoices, eight at a time, and prints each number after its commit. */
const issuer = (count: number) => {
  const at = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  return `
    const { connect } = await import(${at('../../../db/connection.ts')})
    const { issueInvoice } = await import(${at('./issue.ts')})
    const { db, close } = connect(${JSON.stringify(fixture.url)}, 8)
    const input = ${JSON.stringify(feeOf(account_id))}
    let left = ${count}
    const work = async () => {
      while (left-- > 0) {
        const { invoice_number } = await db.transaction().execute(async tx => {
          const issued = await issueInvoice(tx, input, new Date('${now.toISOString()}'))
          if (left % 4 === 0) throw Object.assign(new Error(), { expected: true })
          return issued
        }).catch(error => { if (error.expected) return {}; throw error })
        if (invoice_number) console.log(invoice_number)
      }
    }
    await Promise.all(Array.from({ length: 8 }, work))
    await close()`
}

test('kill -9 between two invoices loses no issued invoice and leaves no gap', async () => {
  const args = ['--input-type=module', '--eval']
  const child = spawn(process.execPath, [...args, issuer(100_000)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const closed = once(child, 'close')
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === 60) child.kill('SIGKILL')
  }
  expect(await closed).toEqual([null, 'SIGKILL'])
  await new Promise<void>((resolve, reject) => {
    execFile(process.execPath, [...args, issuer(40)], error => (error ? reject(error) : resolve()))
  })
  const all = await numbers()
  expect(all).toEqual(gapless(2027, all.length))
  expect(acknowledged.filter(number => !all.includes(number))).toEqual([])
  expect(all.length).toBeGreaterThan(acknowledged.length)
})
