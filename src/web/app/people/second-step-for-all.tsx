import type { People } from '../../../kernel/firm/firm-door.ts'
import { enumerate } from '../../../kernel/italian/enumeration.ts'
import { Switch } from '../../ui/switch.tsx'
import { firstName } from '../first-name.ts'
import { useServerChange } from '../use-server.ts'

/** Whether the firm lets somebody in by a password alone, and whom that would keep out. */
export function SecondStepForAll({ people, asksSecondStep, path }: Pick<People, 'people' | 'asksSecondStep'> & { readonly path: string }) {
  const change = useServerChange(path)
  const lacking = people.filter(({ lacksSecondStep }) => lacksSecondStep).map(firstName)
  return (
    <section className="max-w-[680px]">
      <Switch
        label="Secondo passo per tutti"
        description="Con la password serve anche un codice dal telefono. Chi entra solo con la passkey è già a posto."
        checked={asksSecondStep}
        onChange={(chiesto) =>
          void change(
            'PUT',
            `${path}/secondo-passo`,
            { chiesto },
            chiesto ? 'Da adesso serve il secondo passo.' : 'Il secondo passo è di nuovo a scelta.',
          )
        }
      />
      {lacking.length > 0 && (
        <p className="pt-1 text-sm text-ink-soft">
          {asksSecondStep ? 'Non entrano finché non lo accendono: ' : 'Oggi entrano con la sola password: '}
          {enumerate(lacking)}.
        </p>
      )}
    </section>
  )
}
