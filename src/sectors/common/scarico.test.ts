import { expect, it } from 'vitest'
import { scarico } from './scarico.ts'

const preso = (id: string | undefined, quantita: number) => ({ id, quantita })

it('takes what is used, gives back what no longer is, and leaves alone what stays', () => {
  expect(scarico('materiale', [], [preso('materiale_1', 2), preso('materiale_1', 1), preso(undefined, 4)])).toEqual([
    { type: 'adjust', entity: 'materiale', id: 'materiale_1', by: { quantita: -3 } },
  ])
  expect(scarico('materiale', [preso('materiale_1', 2), preso('materiale_2', 1)], [preso('materiale_1', 2)])).toEqual([
    { type: 'adjust', entity: 'materiale', id: 'materiale_2', by: { quantita: 1 } },
  ])
})
