import * as k from '../../kernel/describe.ts'
import { materialeDi } from '../common/materiale.ts'

const base = materialeDi({ pz: 'pz', mt: 'mt', kg: 'kg', rotoli: 'rotoli', scatole: 'scatole' }, { rotoli: 'rotolo', scatole: 'scatola' })
const { nome, ...altri } = base.fields

export const materiale = k.defineEntity({
  ...base,
  fields: {
    nome,
    categoria: k.choice(
      'Categoria',
      { idraulica: 'Idraulica', elettrico: 'Elettrico', ferramenta: 'Ferramenta', consumabili: 'Consumabili' },
      { synonyms: ['tipo', 'genere'], also: { ferramenta: ['minuteria'], consumabili: ['consumo', 'materiale di consumo'] } },
    ),
    ...altri,
  },
  synonyms: ['magazzino', 'articolo', 'scorte', 'ricambio', 'pezzo'],
  form: [{ fields: ['nome', 'categoria', 'quantita', 'unita', 'costo', 'fornitore', 'soglia'] }],
  prefill: () => ({ unita: 'pz' }) as const,
})
