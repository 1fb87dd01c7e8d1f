//! What only Python has, as it stands in a sentence: `nim_sum`, `[1, 1, 0]`.

use crate::document::text::{Text, code};
use crate::grade::python::PythonValue;
use crate::grade::sheet::Function;

/// A function by its name, as code.
impl From<Function> for Text {
    fn from(function: Function) -> Self {
        code(function.name())
    }
}

/// A value as Python writes it, as code.
impl From<&PythonValue> for Text {
    fn from(value: &PythonValue) -> Self {
        code(value.to_string())
    }
}
