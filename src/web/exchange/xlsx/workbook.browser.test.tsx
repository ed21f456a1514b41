import { expect, it } from 'vitest'
import { date } from '../../../kernel/fields/date.ts'
import { money } from '../../../kernel/fields/money.ts'
import { sheetCell } from '../../fields/sheet-cell.ts'
import { workbook } from './workbook.ts'

const none = () => undefined

/** The files of an archive, by the directory at its end. */
async function unzip(blob: Blob): Promise<Record<string, string>> {
  const view = new DataView(await blob.arrayBuffer())
  const files: Record<string, string> = {}
  const end = view.byteLength - 22
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    const [length, nameLength, start] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true), view.getUint32(at + 42, true)]
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength))
    const body = new Uint8Array(view.buffer, start + 30 + nameLength, length)
    files[name] = await new Response(new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text()
    at += 46 + nameLength
  }
  return files
}

it('is a workbook of real numbers and days, with texts that stay texts', async () => {
  const text = `<b>&"D'Angelò" =1+1 🔧\u0001`
  const files = await unzip(
    await workbook('Prova: [a/b]', [
      { heading: 'Nome', cells: [{ style: 'text', value: text }] },
      { heading: 'Prezzo', cells: [sheetCell(money('Prezzo'), 125_050, none)] },
      { heading: 'Giorno', cells: [sheetCell(date('Giorno'), '2026-11-21', none)] },
      { heading: 'Vuoto', cells: [undefined] },
    ]),
  )
  for (const file of Object.values(files)) expect(new DOMParser().parseFromString(file, 'text/xml').querySelector('parsererror')).toBeNull()
  const sheet = new DOMParser().parseFromString(files['xl/worksheets/sheet1.xml'] ?? '', 'text/xml')
  const cell = (at: string) => sheet.querySelector(`c[r="${at}"]`)
  expect(cell('A2')?.textContent).toBe(text.replace('\u0001', ''))
  expect(cell('B2')?.textContent).toBe('1250.5')
  expect(cell('C2')?.textContent).toBe('46347')
  expect(cell('D2')).toBeNull()
  expect(files['xl/workbook.xml']).toContain('name="Prova   a b "')
})
