import * as k from '../../../kernel/describe.ts'
import type { camera } from '../camera.ts'

type Riga = k.Stored<'camera', (typeof camera)['fields']>

/** The five rooms as they stand on the day: three taken, one free, one being cleaned after the departure of today. */
export const righeCamere = (today: string): readonly Riga[] => [
  { ...room('101', 'Camera 101', 'standard', 3, 110), stato: 'occupata', ultima_pulizia: today },
  { ...room('102', 'Camera 102', 'standard', 4, 99), stato: 'occupata', ultima_pulizia: k.addDays(today, -1) },
  { ...room('201', 'Camera 201', 'junior_suite', 3, 130), stato: 'libera', ultima_pulizia: today },
  { ...room('202', 'Camera 202', 'standard', 2, 104), stato: 'pulizia', ultima_pulizia: k.addDays(today, -1) },
  { ...room('301', 'Suite 301', 'suite', 4, 180), stato: 'occupata', ultima_pulizia: k.addDays(today, -1) },
]

const room = (number: string, nome: string, tipo: Riga['tipo'], posti: number, prezzo: number) => ({
  id: `camera_${number}` as const,
  version: 1,
  nome,
  tipo,
  posti,
  prezzo: k.euro(prezzo),
})
