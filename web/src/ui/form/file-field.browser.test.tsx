import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { FileField } from './file-field.tsx'

const Example = () => {
  const [file, setFile] = useState<File>()
  return (
    <FileField
      label="Résumé"
      hint="PDF, 10 MB at most"
      error={file ? undefined : 'Please choose a file.'}
      accept=".pdf"
      file={file}
      onFile={setFile}
    />
  )
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const field = () => page.getByLabelText('Résumé')

test('a file is chosen, replaced and removed', async () => {
  await render(<Example />)
  await expect.element(field()).toHaveAccessibleDescription('PDF, 10 MB at most Please choose a file.')
  await expectAccessible()
  await userEvent.upload(field(), pdf('first.pdf'))
  await expect.element(page.getByText('first.pdf')).toBeVisible()
  await expect.element(field()).not.toHaveAttribute('aria-invalid')
  await userEvent.upload(field(), pdf('second.pdf'))
  await expect.element(page.getByText('second.pdf')).toBeVisible()
  await expectAccessible()
  await userEvent.click(page.getByRole('button', { name: 'Remove' }))
  await expect.element(page.getByText('second.pdf')).not.toBeInTheDocument()
})

test('a file can be dropped', async () => {
  const { container } = await render(<Example />)
  const transfer = new DataTransfer()
  transfer.items.add(pdf('dropped.pdf'))
  const options = { dataTransfer: transfer, bubbles: true, cancelable: true }
  const place = container.querySelector('.file-field')
  // Otherwise the browser would open the file in place of the page.
  expect(place?.dispatchEvent(new DragEvent('dragover', options))).toBe(false)
  expect(place?.dispatchEvent(new DragEvent('drop', options))).toBe(false)
  await expect.element(page.getByText('dropped.pdf')).toBeVisible()
})
