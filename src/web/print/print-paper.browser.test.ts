import { expect, test, vi } from 'vitest'
import { MemoryFiles } from '../../kernel/files/memory-files.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { reducePicture } from '../media/reduce-picture.ts'
import { printPapers } from './print-paper.tsx'
import '../styles/app.css'

const GONE = { id: `file_${'0'.repeat(32)}`, name: 'perduta.jpg', type: 'image/jpeg', size: 9 } as const

test('a paper is printed when its pictures have come out of the file store; one that does not come holds nobody up', async () => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 30, height: 20 })
  const png = await fetch(canvas.toDataURL()).then((response) => response.blob())
  const { bytes } = await reducePicture(new File([png], 'tetto.png', { type: 'image/png' }), { fits: () => true })
  const files = new MemoryFiles()
  const put = await files.put(bytes, 'tetto.jpg')
  if (!put.ok) throw new Error(put.problem)
  const widths: number[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    widths.push(...[...document.querySelectorAll<HTMLImageElement>('[data-paper] img')].map(({ naturalWidth }) => naturalWidth))
  })
  await printPapers([{ title: 'Scheda', blocks: [{ kind: 'pictures', title: 'Foto', pictures: [put.file, GONE] }] }], undefined, files)
  print.mockRestore()
  expect(widths).toEqual([30, 0])
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('[data-paper]')).toBeNull()
})

test('a paper bears the logo of the firm over its name, in the measure of a head; one that does not come leaves the name alone', async () => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 1200, height: 1000 })
  const files = new MemoryFiles()
  const put = await files.put(await fetch(canvas.toDataURL()).then((response) => response.blob()), 'logo.png')
  if (!put.ok) throw new Error(put.problem)
  const firm = { name: 'Sartori Impianti', address: '', vatNumber: '', phone: '' }
  const drawn: unknown[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    // A paper is not drawn on a screen, and has no size there.
    document.querySelector<HTMLElement>('[data-paper]')?.style.setProperty('display', 'block')
    for (const image of document.querySelectorAll('img')) drawn.push([image.alt, image.naturalWidth, image.width, image.height])
    expect(document.querySelectorAll('[data-paper] address p').length).toBe(2)
  })
  const papers = [
    { title: 'Scheda', blocks: [] },
    { title: 'Scontrino', roll: true as const, blocks: [] },
  ]
  await printPapers(papers, { ...firm, logo: put.file }, files)
  window.dispatchEvent(new Event('afterprint'))
  await printPapers(papers, { ...firm, logo: GONE }, files)
  window.dispatchEvent(new Event('afterprint'))
  print.mockRestore()
  const [eighteen, twelve] = [68, 45]
  expect(drawn).toEqual([
    ['Sartori Impianti', 1200, Math.round(eighteen * 1.2), eighteen],
    ['Sartori Impianti', 1200, Math.round(twelve * 1.2), twelve],
  ])
})

test('a receipt is printed on the roll of a till, as long as it is, and leaves nothing behind', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ label: `Voce ${at}`, value: '1,00 €' }))
  const sizes: string[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
    sizes.push(rules.find((rule) => rule.includes('roll')) ?? '')
  })
  for (const count of [2, 40]) {
    await printPapers([{ title: 'Scontrino', roll: true, blocks: [{ kind: 'facts', facts: lines(count) }] }], undefined, new MemoryFiles())
    window.dispatchEvent(new Event('afterprint'))
  }
  print.mockRestore()
  const [short, long] = sizes.map((rule) => Number(/size: 80mm (\d+)mm/.exec(rule)?.[1]))
  expect(short).toBeGreaterThan(20)
  expect(long).toBeGreaterThan(Number(short) + 100)
  expect(document.adoptedStyleSheets).toEqual([])
})

test('the job sheet bears what the customer has signed on the screen, with name and moment; the technician still has his box', async () => {
  const files = new MemoryFiles()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 60, height: 20 })
  const put = await files.put(await fetch(canvas.toDataURL()).then((response) => response.blob()), 'firma.png')
  if (!put.ok) throw new Error(put.problem)
  const at = () => ({ today: '2026-11-21' })
  const store = new MemoryStore({ entities: artigiani.entities, sample: artigiani.sample('2026-11-21'), at, by: 'Prova' })
  const firma = [{ ...put.file, width: 60, height: 20, signer: 'Anna Neri', at: '2026-11-21T17:05' }]
  const signed = await store.commit([{ type: 'update', entity: 'intervento', id: 'intervento_2', values: { firma } }], { via: 'form' })
  expect(signed).toMatchObject({ ok: true })
  const row = await store.get('intervento', 'intervento_2')
  const [sheet] = artigiani.prints
  if (!row || !sheet) throw new Error('no job sheet')
  const drawn: unknown[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('[data-paper] img')) drawn.push([image.alt, image.naturalWidth])
    const paper = document.querySelector('[data-paper]')?.textContent
    expect(paper).toContain('Firma del cliente per accettazione: Anna Neri, 21/11/2026 17:05')
    expect(paper).toContain('Firma del tecnico')
  })
  await printPapers([await sheet.paper(row, store, { ...at(), firm: undefined })], undefined, files)
  expect(print).toHaveBeenCalledOnce()
  print.mockRestore()
  expect(drawn).toEqual([['Anna Neri, 21/11/2026 17:05', 60]])
})
