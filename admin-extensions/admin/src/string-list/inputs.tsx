import { beerTagRules, eventTagRules, sizeRules } from './list-rules';
import { StringListInput, type StringListInputProps } from './string-list-input';

export const BeerSizesInput = (props: StringListInputProps) => <StringListInput {...props} rules={sizeRules} />;
export const BeerTagsInput = (props: StringListInputProps) => <StringListInput {...props} rules={beerTagRules} />;
export const EventTagsInput = (props: StringListInputProps) => <StringListInput {...props} rules={eventTagRules} />;
