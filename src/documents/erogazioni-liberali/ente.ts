import type { Firm, PaperBlock } from '../../kernel/paper/paper.ts'

const ETS = 'Ente del Terzo settore non commerciale (D.Lgs. 117/2017)'

/** Tax number and registration of the body that received a gift (D.Lgs. 117/2017, art. 12), as far as the body has told them. */
export function blocchiEnte(firm: Firm | undefined): readonly PaperBlock[] {
  const told = [...(firm?.vatNumber ? [`Codice fiscale ${firm.vatNumber}`] : []), ...(firm?.register ? [firm.register, ETS] : [])]
  return told.length === 0
    ? []
    : [{ kind: 'text', title: 'Ente', text: told.map((one) => (one.endsWith('.') ? one : `${one}.`)).join(' ') }]
}
