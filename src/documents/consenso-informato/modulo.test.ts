import { expect, it } from 'vitest'
import { consensi, type TipoConsenso } from './consensi.ts'
import { moduloConsenso } from './modulo.ts'

const consenso = { tipo: 'cure', data: '2026-11-23' } as const
const persona = [{ label: 'Paziente', value: 'Rinaldi Amedeo' }]
const signersOf = (firmatario?: string, tutore?: string) => {
  const last = moduloConsenso({ ...consenso, firmatario }, persona, tutore).blocks.at(-1)
  return last?.kind === 'signatures' ? last.signers : []
}

it('says what is agreed to, of every kind', () => {
  for (const tipo of Object.keys(consensi) as readonly TipoConsenso[]) {
    const { subtitle, blocks } = moduloConsenso({ ...consenso, tipo, dettaglio: 'Estrazione 3.8' }, persona, undefined)
    expect(subtitle).toBe(`${consensi[tipo]}, 23/11/2026`)
    expect(JSON.stringify(blocks)).toMatch(/Rinaldi Amedeo.*Estrazione 3\.8.*[Aa]cconsento/)
  }
})

it('is signed by the patient, by who is named for him, or by his guardian', () => {
  expect(signersOf()).toEqual(['Il medico', { label: 'Il paziente', signed: undefined }])
  for (const chi of [signersOf('Lucia Prova', 'Altro'), signersOf(undefined, 'Lucia Prova')])
    expect(chi).toEqual(['Il medico', { label: 'Per il paziente', signed: undefined }])
  expect(JSON.stringify(moduloConsenso(consenso, persona, 'Lucia Prova'))).toContain('"Firma per il paziente","value":"Lucia Prova"')
})
