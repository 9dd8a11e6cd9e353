import { Fragment, type ReactNode } from 'react';

/** A text with an element in place of a placeholder, such as a link for `{phone}`. */
export const withSlot = (text: string, placeholder: string, element: ReactNode): ReactNode =>
  text.split(placeholder).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && element}
      {part}
    </Fragment>
  ));
