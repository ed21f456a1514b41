import { expect, test, vi } from 'vitest'
import { MemoryFiles } from '../../kernel/files/memory-files.ts'
import { reducePicture } from '../media/reduce-picture.ts'
import { printPaper } from './print-paper.tsx'

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
  await printPaper({ title: 'Scheda', blocks: [{ kind: 'pictures', title: 'Foto', pictures: [put.file, GONE] }] }, undefined, files)
  print.mockRestore()
  expect(widths).toEqual([30, 0])
  window.dispatchEvent(new Event('afterprint'))
  expect(document.querySelector('[data-paper]')).toBeNull()
})
