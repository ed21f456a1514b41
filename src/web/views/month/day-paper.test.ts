import { expect, test } from 'vitest'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { entityOf } from '../../data/sector-context.tsx'
import { dayPaper } from './day-paper.ts'

test('the printed day of a hotel says how many come, how to reach them and what was agreed', () => {
  const screen = hospitality.screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.key === 'prenotazioni')
  if (!screen) throw new Error('no bookings')
  const entity = entityOf(hospitality, 'prenotazione')
  const row = {
    id: 'prenotazione_1',
    version: 1,
    ospite: 'Nora Pellegrini',
    camera: 'camera_1',
    persone: 3,
    arrivo: '2026-11-27',
    notti: 2,
    partenza: '2026-11-29',
    telefono: '+393331112223',
    note: 'Arriva dopo le 22',
  }
  const about = { entity, day: '2026-11-27', names: () => 'Camera 102' } as unknown as Parameters<typeof dayPaper>[1]
  const [block] = dayPaper(screen, about, [[undefined, [{ row }] as unknown as never]]).blocks
  if (block?.kind !== 'table') throw new Error('no table')
  expect(block.columns.map(({ label }) => label)).toEqual(expect.arrayContaining(['Persone', 'Notti', 'Telefono', 'Note']))
  expect(block.rows[0]?.join(' ')).toMatch(/Nora Pellegrini Camera 102 3 .*333.*Arriva dopo le 22/)
})
