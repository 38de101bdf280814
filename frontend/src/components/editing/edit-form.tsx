import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Editing } from './use-editing';
import type { FormValues } from './versions';

interface EditFormProps<Values extends FormValues> {
  editing: Editing<Values>;
  /** The form's id, for a button outside it that submits it. */
  id?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** The form around the fields of something that is edited. */
export function EditForm<Values extends FormValues>(props: EditFormProps<Values>) {
  const { editing, id, label, className, children } = props;
  const { element, form, submit } = editing;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        ref={element}
        noValidate
        aria-label={label}
        className={className}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
